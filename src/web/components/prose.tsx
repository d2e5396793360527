interface ProseProps {
  /** HTML that the content module rendered and sanitized when it was written. */
  html: string;
  className?: string;
}

/** A long text written in Markdown. */
export function Prose({ html, className = '' }: ProseProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by an allow-list where it was written; scripts would not run without a hash
  return <div className={`prose ${className}`} dangerouslySetInnerHTML={{ __html: html }} />;
}
