export {
  leaveReceipt as submit,
  resumeReceipt as resume,
  settleReceipt as settle,
} from '../../renderer/receipt/receipt-step';
