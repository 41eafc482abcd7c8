// How long ago something was.

export const whenMessages = {
  now: 'Just now',
  minutes: (count: number) => `${count} min ago`,
  hours: (count: number) => `${count} h ago`,
  yesterday: 'Yesterday',
};
