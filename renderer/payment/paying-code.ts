/** Code that pays, in one chunk. */
export { resumeForStep } from './pay-for-step';
export { payOrder } from './pay-order';
