// The messages of the contact requests on the dashboard. dashboard.ts includes them.

export const contactRequests = {
  list: 'Contact requests',
  search: 'Search requests',
  placeholder: 'Search name, e-mail or message',
  filter: 'Status',
  all: 'All',
  statuses: { 'in-progress': 'In Progress', resolved: 'Resolved', rejected: 'Rejected' },
  inProgress: (count: number) => `${count} in progress`,
  emptyText: 'Messages from the contact page appear here.',
  resolve: 'Resolve',
  reject: 'Reject',
  delete: 'Delete',
  resolveOne: (name: string) => `Resolve the request of ${name}`,
  rejectOne: (name: string) => `Reject the request of ${name}`,
  deleteOne: (name: string) => `Delete the request of ${name}`,
  deleteTitle: (name: string) => `Delete the request of ${name}?`,
  deleteText: 'It is removed for everybody at the desk. This cannot be undone.',
  showAll: 'Show all',
  showLess: 'Show less',
};
