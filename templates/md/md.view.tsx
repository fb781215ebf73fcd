import { Printer } from 'lucide-react';
import type { MarkdownNode } from '../../model/copy/parse-markdown';
import { useCheckout, useCopy } from '../../renderer/checkout/checkout-context';
import type { StepViewProps } from '../../renderer/contract/step-contract';
import { CheckboxField } from '../../renderer/forms/checkbox-field';
import { EmailHint } from '../../renderer/forms/email-hint';
import { TextField } from '../../renderer/forms/text-field';
import { useChosenValue } from '../../renderer/forms/use-chosen-value';
import { HelpLink } from '../../renderer/pieces/help-link';
import { useDay } from '../../renderer/pieces/use-words';
import { Answer } from '../../renderer/ui/answer';
import { MainButton, OutlineButton, SubmitButton } from '../../renderer/ui/button';
import { Markdown } from '../../renderer/ui/markdown';
import { fieldGroup, notice } from '../../renderer/ui/step.styles';
import { StepHead } from '../../renderer/ui/step-head';
import { useLostFocus } from '../../renderer/ui/use-lost-focus';
import type { MdStepProps } from '../../schemas/generated/types';
import type { DocumentData, ShownContract } from './contract-source';
import * as styles from './md.styles';

/** A document to read, print and agree to. */
export function MdView({ step, data, isLoading, phase, reload }: StepViewProps<MdStepProps, never, DocumentData>) {
  const { documents } = useCheckout();
  const t = useCopy('md');
  const isContract = step.props.source === 'contract';
  const { title = t(isContract ? 'contractTitle' : 'title'), asksAgreement = isContract } = step.props;
  const { contract, failure, asksBuyer } = data;
  const nodes = isContract ? contract?.nodes : documents[step.id];
  useChosenValue('shown', contract?.mark);
  const head = useLostFocus<HTMLHeadingElement>(asksBuyer ?? failure);
  return (
    <>
      <StepHead
        headingRef={head}
        title={title}
        intro={asksBuyer ? t('buyerIntro') : nodes && asksAgreement && t('intro')}
      />
      {asksBuyer && <Buyer isBusy={phase !== 'ready'} />}
      {failure && <Failure kind={failure} isBusy={isLoading} turn={data} onRetry={() => reload()} />}
      {nodes && <Document heading={title} nodes={nodes} contract={contract} />}
      {nodes && (
        <div className={styles.end}>
          {asksAgreement && (
            <CheckboxField name="agreed">
              <span>{t('agree')}</span>
            </CheckboxField>
          )}
          <SubmitButton
            text={t(asksAgreement ? 'submit' : 'continue')}
            isBusy={phase !== 'ready'}
            busyText={t('sending')}
          />
        </div>
      )}
    </>
  );
}

/** Asks again who the contract is for. */
function Buyer({ isBusy }: { isBusy: boolean }) {
  const t = useCopy('md');
  return (
    <>
      <div className={fieldGroup}>
        <TextField name="name" label={t('name')} autoComplete="name" autoCapitalize="words" />
        <div>
          <TextField name="email" label={t('email')} inputMode="email" autoComplete="email" autoCapitalize="none" />
          <EmailHint name="email" />
        </div>
      </div>
      <SubmitButton text={t('show')} isBusy={isBusy} busyText={t('sending')} />
    </>
  );
}

interface DocumentProps {
  heading: string;
  nodes: readonly MarkdownNode[];
  contract: ShownContract | undefined;
}

/** The text, with its product, date and number. Only this is printed. */
function Document({ heading, nodes, contract }: DocumentProps) {
  const { product } = useCheckout();
  const day = useDay();
  const t = useCopy('md');
  return (
    <>
      <article className={styles.paper} aria-label={heading} data-document>
        <p className={styles.about}>
          <strong translate="no">{product.name}</strong>
          {contract && <span>{t('date', { date: day(contract.generatedAt) })}</span>}
          {contract && (
            <span>
              <span>{t('number')}</span> <span translate="no">{contract.id}</span>
            </span>
          )}
        </p>
        {/* A translator must not change the words that the buyer agrees to. */}
        <div translate={contract ? 'no' : undefined}>
          <Markdown nodes={nodes} />
        </div>
      </article>
      <OutlineButton onClick={() => window.print()}>
        <Printer size={18} />
        <span>{t('print')}</span>
      </OutlineButton>
    </>
  );
}

interface FailureProps {
  kind: NonNullable<DocumentData['failure']>;
  isBusy: boolean;
  /** Changes with each answer. */
  turn: unknown;
  onRetry: () => void;
}

/** No contract: what that means, another try, and help where another try may not be enough. */
function Failure({ kind, isBusy, turn, onRetry }: FailureProps) {
  const t = useCopy('md');
  const f = useCopy('frame');
  return (
    <>
      <Answer turn={turn} words={t(kind)} />
      <p className={notice} role="alert" data-document-failure={kind}>
        {t(kind)}
      </p>
      <MainButton aria-disabled={isBusy} onClick={onRetry}>
        {f('tryAgain')}
      </MainButton>
      {kind === 'unavailable' && <HelpLink text={t('help')} />}
    </>
  );
}
