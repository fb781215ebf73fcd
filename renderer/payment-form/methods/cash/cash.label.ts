import { Banknote } from 'lucide-react';
import type { MethodLabel } from '../method-label';

export const label: MethodLabel = { Icon: Banknote, payText: 'payInPerson', busyText: 'payingInPerson' };
