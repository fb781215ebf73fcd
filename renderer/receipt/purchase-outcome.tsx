import { type ReactNode, useEffect, useRef } from 'react';
import type { PurchasedPlan } from '../../schemas/generated/types';
import { useCheckout, useCopy } from '../checkout/checkout-context';
import type { StepViewProps } from '../contract/step-contract';
import { isInPerson } from '../payment/in-person';
import { WidePicture } from '../pieces/step-picture';
import { mainButton } from '../ui/button.styles';
import { notice, stepHead } from '../ui/step.styles';
import { accessLink } from './access-link';
import { OpenPayments } from './open-payments';
import { OutcomeScreen, type ShownPurchase, type SuccessVariant } from './outcome-screen';
import { Receipt } from './receipt';
import * as styles from './receipt.styles';
import { celebration } from './receipt.styles';

interface PurchaseOutcomeProps extends Pick<StepViewProps<unknown>, 'session' | 'phase'> {
  /** Target of the access button. Default: the brand's own. */
  redirect: string | undefined;
  /** Replaces the heading of a paid purchase, to mention the upsell too. */
  paidHead?: ReactNode;
  /** Content after the receipt: other purchases. */
  also?: ReactNode;
}

/** Receipt page: product, price, delivery and one next action. The variant depends on the payment method. */
export function PurchaseOutcome({ session, phase, redirect, paidHead, also }: PurchaseOutcomeProps) {
  const t = useCopy('success');
  return (
    <OutcomeScreen<HeadKey>
      session={session}
      phase={phase}
      t={t}
      paidHead={(variant, purchase) => heads[variant === 'default' ? headOf(purchase) : variant]}
      head={paidHead}
      above={({ variant }) => <ProductPicture variant={variant} />}
    >
      {(shown) => (
        <>
          {shown.variant === 'message' && <Handover method={shown.purchase.method} />}
          <Bought {...shown} redirect={redirect} also={also} />
        </>
      )}
    </OutcomeScreen>
  );
}

/** Above what is paid or noted; on a slip, where the brand shows none above the rest. */
function ProductPicture({ variant }: Pick<ShownPurchase, 'variant'>) {
  const { images, settings } = useCheckout();
  const isShown = (settings.successHeader === 'default') !== (variant === 'slip');
  const hidden: readonly SuccessVariant[] = ['refused', 'expired', 'pending', 'code'];
  return isShown && !hidden.includes(variant) && images.product !== null && <WidePicture src={images.product} />;
}

interface BoughtProps extends ShownPurchase, Pick<PurchaseOutcomeProps, 'redirect' | 'also'> {}

function Bought({ purchase, variant, isElsewhere, redirect, also }: BoughtProps) {
  const checkout = useCheckout();
  const { product, settings } = checkout;
  const t = useCopy('success');
  const isPaid = variant === 'default' || variant === 'trial' || variant === 'paid';
  const accessHref = settings.showsAccessButton && !isElsewhere ? accessLink(checkout, redirect, purchase) : undefined;
  const email = purchase.email ?? t('yourEmail');
  const hasButton = isPaid && accessHref !== undefined;
  const unpaid = purchase.status === 'noted' ? 'accessInPerson' : 'accessLater';
  const accessText = hasButton ? 'accessNow' : isPaid ? 'access' : unpaid;
  return (
    <>
      {isPaid && <OpenPayments kinds={purchase.besides} t={t} />}
      <Receipt purchase={purchase} product={product.name} isPaid={isPaid} isElsewhere={isElsewhere} />
      {also}
      <div className={stepHead}>
        <h2 className={styles.next}>{t('next')}</h2>
        <p>
          {isOfOrder(purchase, 'renewal') || isOfOrder(purchase, 'upgrade')
            ? t(isPaid ? (isOfOrder(purchase, 'upgrade') ? 'accessUpgraded' : 'accessRenewed') : 'accessRenewedLater')
            : t(accessText, { email, access: t('access', { email }) })}
        </p>
      </div>
      {hasButton && (
        <a className={mainButton} href={accessHref} rel="noopener noreferrer">
          {t('accessButton')}
        </a>
      )}
      {isPaid && <Celebration />}
    </>
  );
}

/** Instructions for a payment in person. The receipt below has the code to write down. */
function Handover({ method }: Pick<PurchasedPlan, 'method'>) {
  const m = useCopy('methods');
  return isInPerson(method) ? <p className={notice}>{m(`${method}-handover`)}</p> : null;
}

function isOfOrder({ order }: PurchasedPlan, kind: 'renewal' | 'upgrade'): boolean {
  return order?.startsWith(`${kind}:`) ?? false;
}

/** Texts of the head of a paid purchase. */
const heads = {
  default: { title: 'title', intro: 'intro' },
  renewed: { title: 'renewedTitle', intro: 'renewedIntro' },
  upgraded: { title: 'upgradedTitle', intro: 'intro' },
  trial: { title: 'trialTitle', intro: 'trialIntro' },
  paid: { title: 'paidTitle', intro: 'paidIntro' },
} as const;

type HeadKey = (typeof heads)[keyof typeof heads]['title' | 'intro'];

function headOf(purchase: PurchasedPlan): keyof typeof heads {
  if (isOfOrder(purchase, 'upgrade')) return 'upgraded';
  return isOfOrder(purchase, 'renewal') ? 'renewed' : 'default';
}

/** Confetti, shown once; nothing when the user prefers reduced motion. */
export function Celebration() {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    if (!element || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let isGone = false;
    let reset: () => void = () => undefined;
    const celebrate = async () => {
      // Confetti is optional: the connection may drop just after the payment.
      const library = await import('canvas-confetti').catch(() => undefined);
      if (!library || isGone) return;
      const throwConfetti = library.default.create(element, { resize: true, useWorker: false });
      reset = () => throwConfetti.reset();
      const accent = getComputedStyle(element).getPropertyValue('--accent').trim();
      void throwConfetti({
        particleCount: 60,
        spread: 70,
        startVelocity: 28,
        origin: { y: 0.25 },
        colors: [accent, '#ffc83d', '#6cc0ff'],
      });
    };
    void celebrate();
    return () => {
      isGone = true;
      reset();
    };
  }, []);
  return <canvas ref={canvas} className={celebration} />;
}
