// A reload, or an address beyond the app, would take the page away from all tests that come after. Import it once.
navigation.addEventListener('navigate', (event) => {
  const leaves = !event.destination.sameDocument && event.downloadRequest === null;
  if (leaves && event.cancelable) event.preventDefault();
});
