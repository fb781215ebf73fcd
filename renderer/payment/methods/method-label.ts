import type { LucideIcon } from 'lucide-react';
import type { CopyKey } from '../../../model/copy/copy-key';

/** How a payment method is chosen and paid by; its name is the text of its id in the group `methods`. */
export interface MethodLabel {
  Icon: LucideIcon;
  /** Text of the pay button, in the group `methods`; takes `{amount}`. */
  payText: CopyKey<'methods', 'amount'>;
  /** Its text while the payment is sent. */
  busyText: CopyKey<'methods', never>;
}
