import { useRef } from 'react';

interface FileButtonProps {
  children: string;
  onChoose: (file: File | undefined) => void;
}

/** A button that opens a file; the same file may be chosen again. */
export const FileButton = ({ children, onChoose }: FileButtonProps) => {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={field}
        type="file"
        hidden
        accept=".jsonl,.json"
        aria-label={`File: ${children}`}
        onChange={({ target }) => {
          onChoose(target.files?.[0]);
          target.value = '';
        }}
      />
      <button type="button" onClick={() => field.current?.click()}>
        {children}
      </button>
    </>
  );
};
