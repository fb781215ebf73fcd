import { CreditCard } from 'lucide-react';
import type { MethodLabel } from '../method-label';

export const label: MethodLabel = { Icon: CreditCard, payText: 'payInPerson', busyText: 'payingInPerson' };
