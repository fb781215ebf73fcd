import { claimSetting } from '../claims';

/** The seller's data source knows a product by its id: one of two brands would sell the other's. Areas of a brand may share it. */
export const rule = claimSetting(['dsProductId'], ({ settings }) => settings.dsProductId);
