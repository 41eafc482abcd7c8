/** Such as "12 kB" or "3.4 MB". */
export function sizeOf(bytes: number): string {
  const [value, unit] =
    bytes < 1_000_000 ? [bytes / 1_000, 'kilobyte'] : [bytes / 1_000_000, 'megabyte'];
  const maximumFractionDigits = value < 10 ? 1 : 0;
  const options = { style: 'unit', unit, maximumFractionDigits } as const;
  return new Intl.NumberFormat('ur-IN-u-nu-latn', options).format(value);
}
