import { testWalks } from './test-walks';

testWalks('even');
