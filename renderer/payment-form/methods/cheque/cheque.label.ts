import { ReceiptText } from 'lucide-react';
import type { MethodLabel } from '../method-label';

export const label: MethodLabel = { Icon: ReceiptText, payText: 'payInPerson', busyText: 'payingInPerson' };
