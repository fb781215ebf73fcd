import { useEffect, useState } from 'react';
import { useCheckout, useCopy } from '../checkout/checkout-context';
import { OutsideLink } from '../ui/outside-link';
import { refusalActionOf } from './refusal-actions';
import { help } from './refusal-help.styles';

interface RefusalHelpProps {
  code: string | undefined;
  /** Code under which support finds the try. */
  reference: string | undefined;
}

/** Help after a refusal: the next action, if the page can offer it, the brand's help link and the reference. */
export function RefusalHelp({ code, reference }: RefusalHelpProps) {
  const { links } = useCheckout();
  const t = useCopy('refusals');
  const f = useCopy('frame');
  const [target, setTarget] = useState<{ action: 'method' | 'field'; element: HTMLElement }>();
  useEffect(() => setTarget(findTarget(code)), [code]);
  return (
    <div className={help}>
      {reference !== undefined && (
        <p data-reference={reference}>
          <span>{`${t('reference')}: `}</span>
          <strong translate="no">{`${reference.slice(0, 4)} ${reference.slice(4)}`}</strong>
        </p>
      )}
      {target && (
        <button type="button" data-refusal-action={target.action} onClick={() => target.element.focus()}>
          {/* A button of the screen has the words for what it opens. */}
          {target.action === 'field' ? t('correctField') : target.element.textContent || t('otherMethod')}
        </button>
      )}
      <OutsideLink href={links.faq}>{f('help')}</OutsideLink>
    </div>
  );
}

/** The control that the action leads to: the refused field, or the chooser or button that offers another method. */
function findTarget(code: string | undefined): { action: 'method' | 'field'; element: HTMLElement } | undefined {
  const action = refusalActionOf(code);
  if (action === 'field') {
    const field = document.querySelector<HTMLElement>('form [aria-invalid=true]:not([data-voucher-code])');
    return field ? { action, element: field } : undefined;
  }
  // A form of one method has a hidden input. Another step may offer the others.
  const other = document.querySelector<HTMLElement>(
    'input[type=radio][name=method]:not(:checked), [data-other-method]',
  );
  return action === 'method' && other ? { action, element: other } : undefined;
}
