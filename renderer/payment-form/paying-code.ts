import { preloadComponent } from '../chunks/preload-component';
import { VoucherField } from './lazy-voucher-field';

// One chunk has all code that pays.
export { payByVerifiedCard } from '../payment/pay-by-verified-card';
export { resumeForStep } from '../payment/pay-for-step';
export { payOrder } from '../payment/pay-order';
export { payWithPoints } from '../payment/points/pay-with-points';

// The payment step shows both at once.
preloadComponent(VoucherField);
void import('../payment/buyer-price').catch(() => undefined);
