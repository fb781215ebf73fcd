import type { LucideIcon } from 'lucide-react';
import type { CopyKey } from '../../../model/copy/copy-key';

/** Presentation of a payment method in the chooser. Its name is the copy of its id in the group `methods`. */
export interface MethodLabel {
  Icon: LucideIcon;
  /** Text of the pay button in the group `methods`; takes `{amount}`. */
  payText: CopyKey<'methods', 'amount'>;
  /** Text of the button while the payment is sent. */
  busyText: CopyKey<'methods', never>;
}
