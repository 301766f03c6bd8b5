/** Whether Code 128 can encode a text: plain ASCII, at most 40 characters. Without the table of symbols, which only a drawn barcode needs. */
export const isBarcodeText = (text: string): boolean => /^[ -~]{1,40}$/.test(text);
