import { WalletCards } from 'lucide-react';
import type { MethodLabel } from '../method-label';

export const label: MethodLabel = { Icon: WalletCards, payText: 'pay', busyText: 'paying' };
