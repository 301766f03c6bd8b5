/** A first sentence, and further ones that large text on a narrow phone leaves to screen readers. */
export const Sentences = ({ text }: { text: string }) => {
  const end = text.indexOf('. ') + 1 || text.length;
  return (
    <>
      {text.slice(0, end)}
      <span className="spare">{text.slice(end)}</span>
    </>
  );
};
