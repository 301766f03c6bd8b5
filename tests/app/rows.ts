export const tryRows = async <Row>(
  rows: Readonly<Record<string, Row>>,
  attempt: (row: Row, name: string) => Promise<unknown>,
): Promise<void> => {
  for (const [name, row] of Object.entries(rows)) {
    try {
      await attempt(row, name);
    } catch (error) {
      // Keeps the error itself, with its expected and actual values. Some errors include their message in the stack.
      if (error instanceof Error) {
        const { message } = error;
        error.message = `${name}: ${message}`;
        if (!error.stack?.includes(error.message))
          error.stack = error.stack?.replace(message, () => error.message);
      }
      throw error;
    }
  }
};
