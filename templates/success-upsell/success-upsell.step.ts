export { resume, settle, submit } from '../../renderer/receipt/receipt-step';
