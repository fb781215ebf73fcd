import { testWalks } from '../renderer/testing/test-walks';

testWalks('even');
