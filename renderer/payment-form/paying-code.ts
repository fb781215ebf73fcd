import { readPageVault, vaultPart } from '../api/page-vault';
import { preloadComponent } from '../chunks/preload-component';
import { VoucherField } from './lazy-voucher-field';

export { resumeForStep } from '../payment/pay-for-step';
// One chunk has all code that pays.
export { payByVerifiedCard, payOrder, payWithPoints } from '../payment/pay-order';

// The payment step shows both at once.
preloadComponent(VoucherField);
void import('../payment/buyer-price').catch(() => undefined);
if (readPageVault()) void vaultPart.preload().catch(() => undefined);
