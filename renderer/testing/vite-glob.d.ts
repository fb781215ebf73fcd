interface ImportMeta {
  /** Vite's own: files that fit a pattern, as modules. The pattern and the options are literals. */
  glob<Module>(pattern: string | readonly string[], options: { eager: true; import?: string }): Record<string, Module>;
  glob<Module>(pattern: string | readonly string[]): Record<string, () => Promise<Module>>;
}
