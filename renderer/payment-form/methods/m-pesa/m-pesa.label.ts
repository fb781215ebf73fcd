import { Smartphone } from 'lucide-react';
import type { MethodLabel } from '../method-label';

export const label: MethodLabel = { Icon: Smartphone, payText: 'payMPesa', busyText: 'payingMPesa' };
