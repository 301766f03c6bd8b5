/** A first sentence, and further ones, which large text on a narrow phone leaves to screen readers. */
export const Sentences = ({ text }: { text: string }) => {
  const [first = ''] = text.split('. ');
  return (
    <>
      {first}
      <span className="spare">{text.slice(first.length)}</span>
    </>
  );
};
