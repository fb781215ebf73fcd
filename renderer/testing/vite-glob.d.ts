interface ImportMeta {
  /** Vite's import of files by pattern, as modules. Pattern and options must be literals. */
  glob<Module>(pattern: string | readonly string[], options: { eager: true; import?: string }): Record<string, Module>;
  glob<Module>(pattern: string | readonly string[]): Record<string, () => Promise<Module>>;
}
