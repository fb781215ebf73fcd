import { Barcode } from 'lucide-react';
import type { MethodLabel } from '../method-label';

export const label: MethodLabel = { Icon: Barcode, payText: 'payBankslip', busyText: 'payingBankslip' };
