import { preloadComponent } from '../step/preload-component';
import { VoucherField } from './form/lazy-voucher-field';

// One chunk has all code that pays.
export { payByVerifiedCard } from './pay-by-verified-card';
export { resumeForStep } from './pay-for-step';
export { payOrder } from './pay-order';
export { payWithPoints } from './points/pay-with-points';

// The payment step shows both at once.
preloadComponent(VoucherField);
void import('./buyer-price').catch(() => undefined);
