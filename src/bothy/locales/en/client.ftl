### What the browser client says around the games

app-name = Bothy
app-about = An open table for Highland strategy games.
page-lost = There is no page here.
page-home = To the home page
page-not-loaded = This page could not be loaded. Check the connection, then load it again.
gallery-title = Gallery
