/** The search cluster of this installation. */
export interface ClusterSettings {
  /** Address of OpenSearch, with the name and the password where it asks for them. */
  url: string;
  /** Name that always leads to the index that searches ask; the indexes behind it begin with it. */
  alias: string;
  /** Milliseconds after which PostgreSQL answers a search instead. */
  timeoutMs: number;
}

declare module '#platform/context.ts' {
  interface AppSettings {
    searchCluster: ClusterSettings | undefined;
  }
}
