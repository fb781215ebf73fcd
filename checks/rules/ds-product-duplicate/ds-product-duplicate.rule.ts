import { claimSettings } from '../claims';

/**
 * The seller's data source identifies a product by this id: a shared id would sell another brand's product. Areas of
 * one brand may share it.
 */
export const rule = claimSettings([['dsProductId'], ({ settings }) => settings.dsProductId]);
