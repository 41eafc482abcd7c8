// Runs before the first paint, so that no page flashes in the wrong theme. An external file,
// because the content policy allows no inline script.
(() => {
  const root = document.documentElement;
  let choice = null;
  try {
    choice = localStorage.getItem('theme');
    if (sessionStorage.getItem('arrived') === null) {
      sessionStorage.setItem('arrived', 'yes');
      root.dataset.arrival = 'first';
    }
  } catch {
    // Storage is refused: the system's theme it is.
  }
  const isDark =
    choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = isDark ? 'dark' : 'light';
})();
