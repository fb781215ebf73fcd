export { goOn as submit } from '../../renderer/contract/step-contract';
