import { useCheckout, useCopy } from '../../renderer/checkout/checkout-context';
import type { StepViewProps } from '../../renderer/contract/step-contract';
import { CheckboxField } from '../../renderer/forms/checkbox-field';
import { EmailHint } from '../../renderer/forms/email-hint';
import { PhoneField } from '../../renderer/forms/phone-field';
import { SelectField } from '../../renderer/forms/select-field';
import { TextField } from '../../renderer/forms/text-field';
import { useBuyerDraft } from '../../renderer/forms/use-buyer-draft';
import { useNextWords } from '../../renderer/payment-form/use-next-words';
import { SubmitButton } from '../../renderer/ui/button';
import { OutsideLink } from '../../renderer/ui/outside-link';
import { fieldGroup } from '../../renderer/ui/step.styles';
import { StepHead } from '../../renderer/ui/step-head';
import type { LeadStepProps } from '../../schemas/generated/types';
import { termsText } from './lead.styles';

/** Name, e-mail and phone; the referer if the step asks, terms and privacy if the brand asks. */
export function LeadView({ step, session, phase }: StepViewProps<LeadStepProps>) {
  const { settings, links, refererOptions } = useCheckout();
  const t = useCopy('lead');
  const next = useNextWords(step.id, session);
  useBuyerDraft(session);
  return (
    <>
      <StepHead title={t('title')} intro={t('intro')} />
      <div className={fieldGroup}>
        <TextField
          name="name"
          label={t('name')}
          placeholder={t('namePlaceholder')}
          autoComplete="name"
          autoCapitalize="words"
        />
        <div>
          <TextField
            name="email"
            label={t('email')}
            placeholder={t('emailPlaceholder')}
            hint={t('emailHint')}
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
          />
          <EmailHint name="email" />
        </div>
        <PhoneField name="phone" label={t('phone')} placeholder={t('phonePlaceholder')} />
        {step.props.asksReferer && (
          <SelectField
            name="referer"
            label={t('referer')}
            placeholder={t('refererPlaceholder')}
            isOptional
            options={refererOptions.map(({ id, label }) => ({ value: id, label }))}
          />
        )}
        {settings.terms.isEnabled && (
          <CheckboxField name="terms">
            <span className={termsText}>
              <span>{t('termsStart')}</span> <OutsideLink href={links.terms}>{t('termsLink')}</OutsideLink>{' '}
              <span>{t('termsAnd')}</span> <OutsideLink href={links.privacy}>{t('privacyLink')}</OutsideLink>
              <span>.</span>
            </span>
          </CheckboxField>
        )}
        {settings.terms.asksReminder && (
          <CheckboxField name="reminder" isOptional>
            <span className={termsText}>{t('reminder')}</span>
          </CheckboxField>
        )}
      </div>
      <SubmitButton text={t('submit', { next })} isBusy={phase !== 'ready'} busyText={t('sending')} />
    </>
  );
}
