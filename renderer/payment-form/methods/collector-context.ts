import { createContext } from 'react';

/** CPF that collects the purchase's points; null where none are collected. It is the payment's document. */
export const CollectorContext = createContext<string | null>(null);
