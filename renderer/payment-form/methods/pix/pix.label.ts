import { QrCode } from 'lucide-react';
import type { MethodLabel } from '../method-label';

export const label: MethodLabel = { Icon: QrCode, payText: 'payPix', busyText: 'payingPix' };
