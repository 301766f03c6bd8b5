Feature: app

  Scenario: full 1
    Given app is opened
    Then screen loading (The screen's chunk and wording are on their way.) and connection online
    And nothing comes of it: the shell does 'bridge answered' (ok); the shell does 'shell paused'; the shell does 'shell resumed'; the device does 'connection restored'; the browser does 'url changed' (same); the person taps "Try again"
    When the screen asks for another screen (repayment)
    Then screen loading and connection online
    When the screen asks for another screen (replaced)
    Then screen loading and connection online
    When the screen opens a link that the server gave (web)
    Then screen loading and connection online
    When the screen opens a link that the server gave (withSession)
    Then screen loading and connection online
    When the screen opens a link that the server gave (native)
    Then screen loading and connection online
    When the screen opens a link that the server gave (ownScreen)
    Then screen loading and connection online
    When the screen opens a link that the server gave (ownPage)
    Then screen loading and connection online
    When the screen opens a link that the server gave (pageName)
    Then screen loading and connection online
    When the screen opens a link that the server gave (script)
    Then screen loading and connection online
    When the screen asks for a toast (ofOurs)
    Then screen loading and connection online
    When the person does 'toast dismissed'
    Then screen loading and connection online
    When the screen calls the shell (home)
    Then screen loading and connection online
    When the screen tracks an event (any)
    Then screen loading and connection online
    When the shell does 'shell back pressed'
    Then screen loading and connection online
    When the device does 'connection lost'
    Then screen loading and connection offline (The device says that it has no connection; a notice says so.)
    And nothing comes of it: the shell does 'bridge answered' (ok); the shell does 'shell paused'; the shell does 'shell resumed'; the device does 'connection lost'; the browser does 'url changed' (same); the person taps "Try again"; watch connection says 'lost'
    When the device does 'connection restored'
    Then screen loading and connection online
    When the browser does 'url changed' (other)
    Then screen loading and connection online
    And nothing comes of it: the browser does 'url changed' (other)
    When the device does 'connection lost'
    Then screen loading and connection offline
    And nothing comes of it: the browser does 'url changed' (other)
    When the browser does 'url changed' (same)
    Then screen loading and connection offline
    When the browser does 'url changed' (unknown)
    Then screen not found (No screen has this address.) and connection offline
    And nothing comes of it: the shell does 'bridge answered' (ok); the shell does 'shell paused'; the shell does 'shell resumed'; the device does 'connection lost'; the browser does 'url changed' (unknown); the person taps "Try again"; watch connection says 'lost'
    When the device does 'connection restored'
    Then screen not found and connection online
    And nothing comes of it: the shell does 'bridge answered' (ok); the shell does 'shell paused'; the shell does 'shell resumed'; the device does 'connection restored'; the browser does 'url changed' (unknown); the person taps "Try again"
    When watch connection says 'lost'
    Then screen not found and connection offline
    When the browser does 'url changed' (same)
    Then screen loading and connection offline
    When load screen says 'arrives'
    Then screen shown (One screen is on show and runs its own machine.) and connection offline
    And nothing comes of it: the device does 'connection lost'; the browser does 'url changed' (same); the person taps "Try again"; watch connection says 'lost'
    When the shell does 'bridge answered' (ok)
    Then screen shown and connection offline
    When the shell does 'bridge answered' (deadEnd)
    Then screen shown and connection offline
    When the shell does 'shell paused'
    Then screen shown and connection offline
    When the shell does 'shell resumed'
    Then screen shown and connection offline
    When the device does 'connection restored'
    Then screen shown and connection online
    And nothing comes of it: the device does 'connection restored'; the browser does 'url changed' (same); the person taps "Try again"
    When the browser does 'url changed' (other)
    Then screen loading and connection online
    When load screen says 'arrives'
    Then screen shown and connection online
    And nothing comes of it: the browser does 'url changed' (other)
    When the device does 'connection lost'
    Then screen shown and connection offline
    And nothing comes of it: the browser does 'url changed' (other)
    When the browser does 'url changed' (unknown)
    Then screen not found and connection offline
    When the browser does 'url changed' (same)
    Then screen loading and connection offline
    When load screen says 'withDialog'
    Then screen shown and connection offline
    When the shell does 'shell back pressed'
    Then screen shown and connection offline
    When the browser does 'url changed' (other)
    Then screen loading and connection offline
    When load screen says 'thatGoesBack'
    Then screen shown and connection offline
    When the browser does 'url changed' (same)
    Then screen loading and connection offline
    When load screen says 'withStore'
    Then screen shown and connection offline
    When the screen tells the store of payment ways (channel)
    Then screen shown and connection offline
    When the browser does 'url changed' (other)
    Then screen loading and connection offline
    When load screen says 'lost'
    Then screen failed (The screen did not arrive; the person can try again.) and connection offline
    And nothing comes of it: the shell does 'bridge answered' (ok); the shell does 'shell paused'; the shell does 'shell resumed'; the device does 'connection lost'; the browser does 'url changed' (other); watch connection says 'lost'
    When the device does 'connection restored'
    Then screen failed and connection online
    And nothing comes of it: the shell does 'bridge answered' (ok); the shell does 'shell paused'; the shell does 'shell resumed'; the device does 'connection restored'; the browser does 'url changed' (other)
    When the person taps "Try again"
    Then screen loading and connection online
    When 30 s pass
    Then screen failed and connection online
    When the browser does 'url changed' (same)
    Then screen loading and connection online
    When load screen says 'lost'
    Then screen failed and connection online
    And nothing comes of it: the browser does 'url changed' (same)
    When the device does 'connection lost'
    Then screen failed and connection offline
    And nothing comes of it: the browser does 'url changed' (same)
