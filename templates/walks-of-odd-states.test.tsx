import { testWalks } from './test-walks';

testWalks('odd');
