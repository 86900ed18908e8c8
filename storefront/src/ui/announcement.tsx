/** What is message to those who do not see that the page has changed. */
export function Announcement({ children }: { readonly children: string }) {
  return (
    <p className="visually-hidden" role="status">
      {children}
    </p>
  );
}
