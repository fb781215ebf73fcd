import { Wallet } from 'lucide-react';
import type { MethodLabel } from '../method-label';

export const label: MethodLabel = { Icon: Wallet, payText: 'payNuPay', busyText: 'payingNuPay' };
