Feature: app

  Scenario: full 1
    Given app is opened
    Then screen loading (The screen's chunk and wording are on their way.) and way here and connection online and session open
    And nothing comes of it: the shell does 'bridge answered' (ok); the shell does 'bridge answered' (called); the shell does 'shell paused'; the shell does 'shell resumed'; the device does 'connection restored'; the browser does 'url changed' (same); the browser does 'browser back pressed'; the person taps "Try again"; watch release says 'missed'
    When the screen asks for another screen (repayment)
    Then screen loading and way leaving (Until the address changed, the shell came back or refused, or it took too long; a second way out is dropped, and what is counted with it.) and connection online and session open
    And nothing comes of it: the screen asks for another screen (repayment); the screen asks for another screen (replaced); the screen opens a link that the server gave (web); the screen opens a link that the server gave (withSession); the screen opens a link that the server gave (native); the screen opens a link that the server gave (ownScreen); the screen opens a link that the server gave (ownPage); the screen opens a link that the server gave (pageName); the screen opens a link that the server gave (script); the shell does 'bridge answered' (ok); the shell does 'shell paused'; the device does 'connection restored'; the browser does 'browser back pressed'; the person taps "Try again"; watch release says 'missed'
    When the screen asks for a toast (ofOurs)
    Then screen loading and way leaving and connection online and session open
    When the screen tells that what was unknown is done (order)
    Then screen loading and way leaving and connection online and session open
    When the person does 'toast dismissed'
    Then screen loading and way leaving and connection online and session open
    When the screen calls the shell (home)
    Then screen loading and way leaving and connection online and session open
    When the screen calls the shell (copy)
    Then screen loading and way leaving and connection online and session open
    When the screen tracks an event (any)
    Then screen loading and way leaving and connection online and session open
    When the shell does 'bridge answered' (called)
    Then screen loading and way here and connection online and session open
    When the screen asks for another screen (replaced)
    Then screen loading and way leaving and connection online and session open
    When the shell does 'bridge answered' (deadEnd)
    Then screen loading and way here and connection online and session open
    When the screen opens a link that the server gave (web)
    Then screen loading and way leaving and connection online and session open
    When the shell does 'shell resumed'
    Then screen loading and way here and connection online and session open
    When the screen opens a link that the server gave (withSession)
    Then screen loading and way leaving and connection online and session open
    When the shell does 'shell back pressed'
    Then screen loading and way leaving and connection online and session open
    When the device does 'connection lost'
    Then screen loading and way leaving and connection offline (The device says that it has no connection; a notice says so.) and session open
    And nothing comes of it: the screen asks for another screen (repayment); the screen asks for another screen (replaced); the screen opens a link that the server gave (web); the screen opens a link that the server gave (withSession); the screen opens a link that the server gave (native); the screen opens a link that the server gave (ownScreen); the screen opens a link that the server gave (ownPage); the screen opens a link that the server gave (pageName); the screen opens a link that the server gave (script); the shell does 'bridge answered' (ok); the shell does 'shell paused'; the device does 'connection lost'; the browser does 'browser back pressed'; the person taps "Try again"; watch connection says 'lost'; watch release says 'missed'
    When the shell does 'bridge answered' (called)
    Then screen loading and way here and connection offline and session open
    And nothing comes of it: the shell does 'bridge answered' (ok); the shell does 'bridge answered' (called); the shell does 'shell paused'; the shell does 'shell resumed'; the device does 'connection lost'; the browser does 'url changed' (same); the browser does 'browser back pressed'; the person taps "Try again"; watch connection says 'lost'; watch release says 'missed'
    When the screen opens a link that the server gave (native)
    Then screen loading and way leaving and connection offline and session open
    When the device does 'connection restored'
    Then screen loading and way leaving and connection online and session open
    When the browser does 'url changed' (same)
    Then screen loading and way here and connection online and session open
    When the screen opens a link that the server gave (ownScreen)
    Then screen loading and way leaving and connection online and session open
    When the browser does 'url changed' (other)
    Then screen loading and way here and connection online and session open
    And nothing comes of it: the browser does 'url changed' (other); the browser does 'url changed' (traversed)
    When the screen opens a link that the server gave (ownPage)
    Then screen loading and way leaving and connection online and session open
    When the browser does 'url changed' (same)
    Then screen loading and way here and connection online and session open
    When the screen opens a link that the server gave (pageName)
    Then screen loading and way leaving and connection online and session open
    When the browser does 'url changed' (unknown)
    Then screen not found (No screen has this address.) and way here and connection online and session open
    And nothing comes of it: the shell does 'bridge answered' (ok); the shell does 'bridge answered' (called); the shell does 'shell paused'; the shell does 'shell resumed'; the device does 'connection restored'; the browser does 'url changed' (unknown); the browser does 'browser back pressed'; the person taps "Try again"; watch release says 'missed'
    When the screen opens a link that the server gave (script)
    Then screen not found and way here and connection online and session open
    When the screen calls the shell (copy)
    Then screen not found and way here and connection online and session open
    When the screen tracks an event (any)
    Then screen not found and way here and connection online and session open
    When the shell does 'bridge answered' (deadEnd)
    Then screen not found and way here and connection online and session open
    When the browser does 'url changed' (traversed)
    Then screen loading and way here and connection online and session open
    When the screen calls the shell (home)
    Then screen loading and way leaving and connection online and session open
    When the browser does 'url changed' (traversed)
    Then screen loading and way here and connection online and session open
    When the device does 'connection lost'
    Then screen loading and way here and connection offline and session open
    And nothing comes of it: the browser does 'url changed' (other); the browser does 'url changed' (traversed)
    When the browser does 'url changed' (same)
    Then screen loading and way here and connection offline and session open
    When the page does 'exception noticed'
    Then screen crashed (Something threw. Plain words stand in place of the page, which is not to be trusted any more: whatever leads elsewhere loads it anew.) and way here and connection offline and session open
    And nothing comes of it: the shell does 'bridge answered' (ok); the shell does 'bridge answered' (called); the shell does 'shell paused'; the shell does 'shell resumed'; the device does 'connection lost'; the browser does 'url changed' (same); the browser does 'browser back pressed'; the person taps "Try again"; watch connection says 'lost'; watch release says 'missed'
    When the device does 'connection restored'
    Then screen crashed and way here and connection online and session open
    And nothing comes of it: the shell does 'bridge answered' (ok); the shell does 'bridge answered' (called); the shell does 'shell paused'; the shell does 'shell resumed'; the device does 'connection restored'; the browser does 'url changed' (same); the browser does 'browser back pressed'; the person taps "Try again"; watch release says 'missed'
    When the screen asks for another screen (repayment)
    Then screen crashed and way leaving and connection online and session open
    And nothing comes of it: the screen asks for another screen (repayment); the screen asks for another screen (replaced); the screen opens a link that the server gave (web); the screen opens a link that the server gave (withSession); the screen opens a link that the server gave (native); the screen opens a link that the server gave (ownScreen); the screen opens a link that the server gave (ownPage); the screen opens a link that the server gave (pageName); the screen opens a link that the server gave (script); the shell does 'bridge answered' (ok); the shell does 'shell paused'; the device does 'connection restored'; the browser does 'browser back pressed'; the person taps "Try again"; watch release says 'missed'
    When the browser does 'url changed' (other)
    Then screen crashed and way here and connection online and session open
    When the browser does 'url changed' (other)
    Then screen crashed and way here and connection online and session open
    When the browser does 'url changed' (unknown)
    Then screen crashed and way here and connection online and session open
    When the browser does 'url changed' (traversed)
    Then screen crashed and way here and connection online and session open
    When the page does 'exception noticed'
    Then screen crashed and way here and connection online and session open
    When a service does 'session ended'
    Then screen crashed and way here and connection online and session ended (The lender knows no such session (HTTP 401): the person is asked to log in, and finds everything as it was.)
    And nothing comes of it: the shell does 'bridge answered' (ok); the shell does 'bridge answered' (called); the shell does 'shell paused'; the device does 'connection restored'; the browser does 'url changed' (same); a service does 'session ended'; the browser does 'browser back pressed'; watch release says 'missed'
    When the screen asks for a toast (ofOurs)
    Then screen crashed and way here and connection online and session ended
    When the shell does 'shell resumed'
    Then screen crashed and way here and connection online and session open
    When ledger says 'opened'
    Then screen crashed and way here and connection online and session open
    When ledger says 'opened'
    Then screen crashed and way here and connection online and session open
    When watch release says 'same'
    Then screen crashed and way here and connection online and session open
    When watch release says 'other'
    Then screen crashed and way here and connection online and session open

  Scenario: full 2
    Given app is opened
    Then screen loading (The screen's chunk and wording are on their way.) and way here and connection online and session open
    When a service does 'session ended'
    Then screen loading and way here and connection online and session ended (The lender knows no such session (HTTP 401): the person is asked to log in, and finds everything as it was.)
    And nothing comes of it: the shell does 'bridge answered' (ok); the shell does 'bridge answered' (called); the shell does 'shell paused'; the device does 'connection restored'; the browser does 'url changed' (same); a service does 'session ended'; the browser does 'browser back pressed'; watch release says 'missed'
    When the screen asks for another screen (repayment)
    Then screen loading and way leaving (Until the address changed, the shell came back or refused, or it took too long; a second way out is dropped, and what is counted with it.) and connection online and session ended
    And nothing comes of it: the screen asks for another screen (repayment); the screen asks for another screen (replaced); the screen opens a link that the server gave (web); the screen opens a link that the server gave (withSession); the screen opens a link that the server gave (native); the screen opens a link that the server gave (ownScreen); the screen opens a link that the server gave (ownPage); the screen opens a link that the server gave (pageName); the screen opens a link that the server gave (script); the shell does 'bridge answered' (ok); the shell does 'shell paused'; the device does 'connection restored'; a service does 'session ended'; the browser does 'browser back pressed'; watch release says 'missed'
    When the browser does 'url changed' (other)
    Then screen loading and way here and connection online and session open
    When the page does 'exception noticed'
    Then screen crashed (Something threw. Plain words stand in place of the page, which is not to be trusted any more: whatever leads elsewhere loads it anew.) and way here and connection online and session open
    And nothing comes of it: the browser does 'url changed' (other); the browser does 'url changed' (traversed)
    When the browser does 'url changed' (same)
    Then screen crashed and way here and connection online and session open

  Scenario: full 3
    Given app is opened
    Then screen loading (The screen's chunk and wording are on their way.) and way here and connection online and session open
    When watch connection says 'lost'
    Then screen loading and way here and connection offline (The device says that it has no connection; a notice says so.) and session open
    When a service does 'session ended'
    Then screen loading and way here and connection offline and session ended (The lender knows no such session (HTTP 401): the person is asked to log in, and finds everything as it was.)
    And nothing comes of it: the shell does 'bridge answered' (ok); the shell does 'bridge answered' (called); the shell does 'shell paused'; the device does 'connection lost'; the browser does 'url changed' (same); a service does 'session ended'; the browser does 'browser back pressed'; watch connection says 'lost'; watch release says 'missed'
    When the browser does 'url changed' (traversed)
    Then screen loading and way here and connection offline and session open
    When load screen says 'arrives'
    Then screen shown free and way here and connection offline and session open
    And nothing comes of it: the device does 'connection lost'; the browser does 'url changed' (other); the browser does 'url changed' (traversed); the browser does 'browser back pressed'; the person taps "Try again"; watch connection says 'lost'; watch release says 'missed'
    When the screen tells the store of payment ways (channel)
    Then screen shown free and way here and connection offline and session open
    When the shell does 'bridge answered' (ok)
    Then screen shown free and way here and connection offline and session open
    When the shell does 'bridge answered' (called)
    Then screen shown free and way here and connection offline and session open
    When the shell does 'bridge answered' (deadEnd)
    Then screen shown free and way here and connection offline and session open
    When the shell does 'shell paused'
    Then screen shown free and way here and connection offline and session open
    When the shell does 'shell resumed'
    Then screen shown free and way here and connection offline and session open
    When the shell does 'shell back pressed'
    Then screen shown free and way here and connection offline and session open
    When the device does 'connection restored'
    Then screen shown free and way here and connection online and session open
    And nothing comes of it: the browser does 'url changed' (other); the browser does 'url changed' (traversed); the browser does 'browser back pressed'; the person taps "Try again"; watch release says 'missed'
    When the screen asks for another screen (repayment)
    Then screen shown free and way leaving (Until the address changed, the shell came back or refused, or it took too long; a second way out is dropped, and what is counted with it.) and connection online and session open
    And nothing comes of it: the screen asks for another screen (repayment); the screen asks for another screen (replaced); the screen opens a link that the server gave (web); the screen opens a link that the server gave (withSession); the screen opens a link that the server gave (native); the screen opens a link that the server gave (ownScreen); the screen opens a link that the server gave (ownPage); the screen opens a link that the server gave (pageName); the screen opens a link that the server gave (script); the browser does 'browser back pressed'; the person taps "Try again"; watch release says 'missed'
    When the shell does 'bridge answered' (called)
    Then screen shown free and way here and connection online and session open
    When the device does 'connection restored'
    Then screen shown free and way here and connection online and session open
    When the browser does 'url changed' (same)
    Then screen loading and way here and connection online and session open
    When watch release says 'paused'
    Then screen loading and way here and connection online and session open
    When load screen says 'arrives'
    Then screen closed (The lender has paused the flow: it says so, before anything is sent, and looks again when it is asked to.) and way here and connection online and session open
    And nothing comes of it: the shell does 'bridge answered' (ok); the shell does 'bridge answered' (called); the shell does 'shell paused'; the device does 'connection restored'; the browser does 'url changed' (same); the browser does 'browser back pressed'; watch release says 'missed'
    When the shell does 'shell resumed'
    Then screen closed and way here and connection online and session open
    When the person taps "Try again"
    Then screen closed and way here and connection online and session open
    When watch release says 'same'
    Then screen loading and way here and connection online and session open
    When load screen says 'arrives'
    Then screen shown free and way here and connection online and session open
    And nothing comes of it: the browser does 'url changed' (same)
    When the device does 'connection lost'
    Then screen shown free and way here and connection offline and session open
    And nothing comes of it: the browser does 'url changed' (same)
    When the screen asks for another screen (repayment)
    Then screen shown free and way leaving and connection offline and session open
    And nothing comes of it: the screen asks for another screen (repayment); the screen asks for another screen (replaced); the screen opens a link that the server gave (web); the screen opens a link that the server gave (withSession); the screen opens a link that the server gave (native); the screen opens a link that the server gave (ownScreen); the screen opens a link that the server gave (ownPage); the screen opens a link that the server gave (pageName); the screen opens a link that the server gave (script); the device does 'connection lost'; the browser does 'browser back pressed'; the person taps "Try again"; watch connection says 'lost'; watch release says 'missed'
    When the shell does 'shell resumed'
    Then screen shown free and way here and connection offline and session open
    When the page does 'exception noticed'
    Then screen crashed (Something threw. Plain words stand in place of the page, which is not to be trusted any more: whatever leads elsewhere loads it anew.) and way here and connection offline and session open
    When the device does 'connection restored'
    Then screen crashed and way here and connection online and session open
    When the screen asks for another screen (repayment)
    Then screen crashed and way leaving and connection online and session open
    When 5 s pass
    Then screen crashed and way here and connection online and session open
    When a service does 'session ended'
    Then screen crashed and way here and connection online and session ended
    When the browser does 'url changed' (other)
    Then screen crashed and way here and connection online and session open
    When a service does 'session ended'
    Then screen crashed and way here and connection online and session ended
    When the browser does 'url changed' (unknown)
    Then screen crashed and way here and connection online and session open

  Scenario: full 4
    Given app is opened
    Then screen loading (The screen's chunk and wording are on their way.) and way here and connection online and session open
    When load screen says 'lost'
    Then screen missing (A chunk did not come: is another release served by now?) and way here and connection online and session open
    And nothing comes of it: the shell does 'bridge answered' (ok); the shell does 'bridge answered' (called); the shell does 'shell paused'; the shell does 'shell resumed'; the device does 'connection restored'; the browser does 'url changed' (same); the browser does 'browser back pressed'; the person taps "Try again"
    When the screen asks for another screen (repayment)
    Then screen missing and way leaving (Until the address changed, the shell came back or refused, or it took too long; a second way out is dropped, and what is counted with it.) and connection online and session open
    And nothing comes of it: the screen asks for another screen (repayment); the screen asks for another screen (replaced); the screen opens a link that the server gave (web); the screen opens a link that the server gave (withSession); the screen opens a link that the server gave (native); the screen opens a link that the server gave (ownScreen); the screen opens a link that the server gave (ownPage); the screen opens a link that the server gave (pageName); the screen opens a link that the server gave (script); the shell does 'bridge answered' (ok); the shell does 'shell paused'; the device does 'connection restored'; the browser does 'browser back pressed'; the person taps "Try again"
    When watch release says 'same'
    Then screen failed (The screen did not arrive; the person can try again.) and way leaving and connection online and session open
    And nothing comes of it: the screen asks for another screen (repayment); the screen asks for another screen (replaced); the screen opens a link that the server gave (web); the screen opens a link that the server gave (withSession); the screen opens a link that the server gave (native); the screen opens a link that the server gave (ownScreen); the screen opens a link that the server gave (ownPage); the screen opens a link that the server gave (pageName); the screen opens a link that the server gave (script); the shell does 'bridge answered' (ok); the shell does 'shell paused'; the browser does 'browser back pressed'; watch release says 'missed'
    When the shell does 'bridge answered' (called)
    Then screen failed and way here and connection online and session open
    And nothing comes of it: the shell does 'bridge answered' (ok); the shell does 'bridge answered' (called); the shell does 'shell paused'; the shell does 'shell resumed'; the browser does 'url changed' (same); the browser does 'browser back pressed'; watch release says 'missed'
    When the device does 'connection lost'
    Then screen failed and way here and connection offline (The device says that it has no connection; a notice says so.) and session open
    And nothing comes of it: the shell does 'bridge answered' (ok); the shell does 'bridge answered' (called); the shell does 'shell paused'; the shell does 'shell resumed'; the device does 'connection lost'; the browser does 'url changed' (same); the browser does 'browser back pressed'; watch connection says 'lost'; watch release says 'missed'
    When the device does 'connection restored'
    Then screen loading and way here and connection online and session open
    When 30 s pass
    Then screen failed and way here and connection online and session open
    When a service does 'session ended'
    Then screen failed and way here and connection online and session ended (The lender knows no such session (HTTP 401): the person is asked to log in, and finds everything as it was.)
    And nothing comes of it: the shell does 'bridge answered' (ok); the shell does 'bridge answered' (called); the shell does 'shell paused'; the browser does 'url changed' (same); a service does 'session ended'; the browser does 'browser back pressed'; watch release says 'missed'
    When the shell does 'shell resumed'
    Then screen failed and way here and connection online and session open
    When the person taps "Try again"
    Then screen loading and way here and connection online and session open
    When the device does 'connection lost'
    Then screen loading and way here and connection offline and session open
    When load screen says 'lost'
    Then screen missing and way here and connection offline and session open
    And nothing comes of it: the shell does 'bridge answered' (ok); the shell does 'bridge answered' (called); the shell does 'shell paused'; the shell does 'shell resumed'; the device does 'connection lost'; the browser does 'url changed' (same); the browser does 'browser back pressed'; the person taps "Try again"; watch connection says 'lost'
    When watch release says 'other'
    Then screen reloading (The page is loaded anew for another release; what was typed is kept.) and way here and connection offline and session open
    And nothing comes of it: the shell does 'bridge answered' (ok); the shell does 'bridge answered' (called); the shell does 'shell paused'; the shell does 'shell resumed'; the device does 'connection lost'; the browser does 'url changed' (same); the browser does 'browser back pressed'; the person taps "Try again"; watch connection says 'lost'; watch release says 'missed'
    When the device does 'connection restored'
    Then screen reloading and way here and connection online and session open
    And nothing comes of it: the shell does 'bridge answered' (ok); the shell does 'bridge answered' (called); the shell does 'shell paused'; the shell does 'shell resumed'; the device does 'connection restored'; the browser does 'url changed' (same); the browser does 'browser back pressed'; the person taps "Try again"; watch release says 'missed'
    When the screen asks for another screen (repayment)
    Then screen reloading and way leaving and connection online and session open
    And nothing comes of it: the screen asks for another screen (repayment); the screen asks for another screen (replaced); the screen opens a link that the server gave (web); the screen opens a link that the server gave (withSession); the screen opens a link that the server gave (native); the screen opens a link that the server gave (ownScreen); the screen opens a link that the server gave (ownPage); the screen opens a link that the server gave (pageName); the screen opens a link that the server gave (script); the shell does 'bridge answered' (ok); the shell does 'shell paused'; the device does 'connection restored'; the browser does 'browser back pressed'; the person taps "Try again"; watch release says 'missed'
    When 5 s pass
    Then screen failed and way leaving and connection online and session open
    When the browser does 'url changed' (other)
    Then screen loading and way here and connection online and session open
    When a service does 'session ended'
    Then screen loading and way here and connection online and session ended
    And nothing comes of it: the browser does 'url changed' (other); the browser does 'url changed' (traversed)
    When the browser does 'url changed' (same)
    Then screen loading and way here and connection online and session open
    When the browser does 'url changed' (other)
    Then screen loading and way here and connection online and session open
    When load screen says 'lost'
    Then screen missing and way here and connection online and session open
    And nothing comes of it: the browser does 'url changed' (other); the browser does 'url changed' (traversed)
    When watch release says 'same'
    Then screen failed and way here and connection online and session open
    And nothing comes of it: the browser does 'url changed' (other); the browser does 'url changed' (traversed)
    When the browser does 'url changed' (unknown)
    Then screen not found (No screen has this address.) and way here and connection online and session open
    When the page does 'exception noticed'
    Then screen crashed (Something threw. Plain words stand in place of the page, which is not to be trusted any more: whatever leads elsewhere loads it anew.) and way here and connection online and session open
    And nothing comes of it: the browser does 'url changed' (unknown)

  Scenario: full 5
    Given app is opened
    Then screen loading (The screen's chunk and wording are on their way.) and way here and connection online and session open
    When a service does 'session ended'
    Then screen loading and way here and connection online and session ended (The lender knows no such session (HTTP 401): the person is asked to log in, and finds everything as it was.)
    When load screen says 'arrives'
    Then screen shown free and way here and connection online and session ended
    And nothing comes of it: the browser does 'url changed' (same); a service does 'session ended'; the browser does 'browser back pressed'; watch release says 'missed'
    When the screen asks for another screen (repayment)
    Then screen shown free and way leaving (Until the address changed, the shell came back or refused, or it took too long; a second way out is dropped, and what is counted with it.) and connection online and session ended
    And nothing comes of it: the screen asks for another screen (repayment); the screen asks for another screen (replaced); the screen opens a link that the server gave (web); the screen opens a link that the server gave (withSession); the screen opens a link that the server gave (native); the screen opens a link that the server gave (ownScreen); the screen opens a link that the server gave (ownPage); the screen opens a link that the server gave (pageName); the screen opens a link that the server gave (script); a service does 'session ended'; the browser does 'browser back pressed'; watch release says 'missed'
    When the browser does 'url changed' (other)
    Then screen loading and way here and connection online and session open
    When the device does 'connection lost'
    Then screen loading and way here and connection offline (The device says that it has no connection; a notice says so.) and session open
    When 30 s pass
    Then screen failed (The screen did not arrive; the person can try again.) and way here and connection offline and session open
    And nothing comes of it: the browser does 'url changed' (other); the browser does 'url changed' (traversed)
    When the browser does 'url changed' (unknown)
    Then screen not found (No screen has this address.) and way here and connection offline and session open
    And nothing comes of it: the shell does 'bridge answered' (ok); the shell does 'bridge answered' (called); the shell does 'shell paused'; the shell does 'shell resumed'; the device does 'connection lost'; the browser does 'url changed' (unknown); the browser does 'browser back pressed'; the person taps "Try again"; watch connection says 'lost'; watch release says 'missed'
    When the page does 'exception noticed'
    Then screen crashed (Something threw. Plain words stand in place of the page, which is not to be trusted any more: whatever leads elsewhere loads it anew.) and way here and connection offline and session open
    And nothing comes of it: the browser does 'url changed' (unknown)

  Scenario: full 6
    Given app is opened
    Then screen loading (The screen's chunk and wording are on their way.) and way here and connection online and session open
    When a service does 'session ended'
    Then screen loading and way here and connection online and session ended (The lender knows no such session (HTTP 401): the person is asked to log in, and finds everything as it was.)
    When load screen says 'lost'
    Then screen missing (A chunk did not come: is another release served by now?) and way here and connection online and session ended
    And nothing comes of it: the shell does 'bridge answered' (ok); the shell does 'bridge answered' (called); the shell does 'shell paused'; the device does 'connection restored'; the browser does 'url changed' (same); a service does 'session ended'; the browser does 'browser back pressed'
    When watch release says 'other'
    Then screen reloading (The page is loaded anew for another release; what was typed is kept.) and way here and connection online and session ended
    And nothing comes of it: the shell does 'bridge answered' (ok); the shell does 'bridge answered' (called); the shell does 'shell paused'; the device does 'connection restored'; the browser does 'url changed' (same); a service does 'session ended'; the browser does 'browser back pressed'; watch release says 'missed'
    When the browser does 'url changed' (other)
    Then screen loading and way here and connection online and session open
    When a service does 'session ended'
    Then screen loading and way here and connection online and session ended
    When load screen says 'arrives'
    Then screen shown free and way here and connection online and session ended
    And nothing comes of it: the browser does 'url changed' (other); the browser does 'url changed' (traversed)
    When the browser does 'url changed' (unknown)
    Then screen not found (No screen has this address.) and way here and connection online and session open
    When the browser does 'url changed' (same)
    Then screen loading and way here and connection online and session open
    When load screen says 'arrives'
    Then screen shown free and way here and connection online and session open
    When watch release says 'same'
    Then screen shown free and way here and connection online and session open
    When watch release says 'paused'
    Then screen closed (The lender has paused the flow: it says so, before anything is sent, and looks again when it is asked to.) and way here and connection online and session open
    When watch release says 'paused'
    Then screen loading and way here and connection online and session open
    When load screen says 'arrives'
    Then screen closed and way here and connection online and session open
    When watch release says 'other'
    Then screen loading and way here and connection online and session open
    When load screen says 'arrives'
    Then screen shown free and way here and connection online and session open
    When watch release says 'other'
    Then screen shown free and way here and connection online and session open
    When watch screen says 'freed'
    Then screen shown free and way here and connection online and session open
    When watch screen says 'taken'
    Then screen shown taken (A dialog is open, or the screen has another use for the shell's back.) and way here and connection online and session open
    And nothing comes of it: the browser does 'url changed' (same); the browser does 'browser back pressed'; the person taps "Try again"; watch release says 'missed'
    When the screen asks for another screen (repayment)
    Then screen shown taken and way leaving (Until the address changed, the shell came back or refused, or it took too long; a second way out is dropped, and what is counted with it.) and connection online and session open
    And nothing comes of it: the screen asks for another screen (repayment); the screen asks for another screen (replaced); the screen opens a link that the server gave (web); the screen opens a link that the server gave (withSession); the screen opens a link that the server gave (native); the screen opens a link that the server gave (ownScreen); the screen opens a link that the server gave (ownPage); the screen opens a link that the server gave (pageName); the screen opens a link that the server gave (script); the browser does 'browser back pressed'; the person taps "Try again"; watch release says 'missed'
    When the shell does 'shell back pressed'
    Then screen shown taken and way leaving and connection online and session open
    When the device does 'connection lost'
    Then screen shown taken and way leaving and connection offline (The device says that it has no connection; a notice says so.) and session open
    And nothing comes of it: the screen asks for another screen (repayment); the screen asks for another screen (replaced); the screen opens a link that the server gave (web); the screen opens a link that the server gave (withSession); the screen opens a link that the server gave (native); the screen opens a link that the server gave (ownScreen); the screen opens a link that the server gave (ownPage); the screen opens a link that the server gave (pageName); the screen opens a link that the server gave (script); the device does 'connection lost'; the browser does 'browser back pressed'; the person taps "Try again"; watch connection says 'lost'; watch release says 'missed'
    When the shell does 'bridge answered' (called)
    Then screen shown taken and way here and connection offline and session open
    And nothing comes of it: the device does 'connection lost'; the browser does 'url changed' (same); the browser does 'browser back pressed'; the person taps "Try again"; watch connection says 'lost'; watch release says 'missed'
    When a service does 'session ended'
    Then screen shown taken and way here and connection offline and session ended
    And nothing comes of it: the device does 'connection lost'; the browser does 'url changed' (same); a service does 'session ended'; the browser does 'browser back pressed'; watch connection says 'lost'; watch release says 'missed'
    When the shell does 'shell back pressed'
    Then screen shown taken and way here and connection offline and session ended
    When the device does 'connection restored'
    Then screen shown taken and way here and connection online and session ended
    And nothing comes of it: the browser does 'url changed' (same); a service does 'session ended'; the browser does 'browser back pressed'; watch release says 'missed'
    When the screen asks for another screen (repayment)
    Then screen shown taken and way leaving and connection online and session ended
    And nothing comes of it: the screen asks for another screen (repayment); the screen asks for another screen (replaced); the screen opens a link that the server gave (web); the screen opens a link that the server gave (withSession); the screen opens a link that the server gave (native); the screen opens a link that the server gave (ownScreen); the screen opens a link that the server gave (ownPage); the screen opens a link that the server gave (pageName); the screen opens a link that the server gave (script); a service does 'session ended'; the browser does 'browser back pressed'; watch release says 'missed'
    When watch screen says 'freed'
    Then screen shown free and way leaving and connection online and session ended
    When watch screen says 'guarded'
    Then screen shown guarded (The screen asks before it is left, the browser's own back too.) and way leaving and connection online and session ended
    And nothing comes of it: the screen asks for another screen (repayment); the screen asks for another screen (replaced); the screen opens a link that the server gave (web); the screen opens a link that the server gave (withSession); the screen opens a link that the server gave (native); the screen opens a link that the server gave (ownScreen); the screen opens a link that the server gave (ownPage); the screen opens a link that the server gave (pageName); the screen opens a link that the server gave (script); a service does 'session ended'; watch release says 'missed'
    When the shell does 'bridge answered' (called)
    Then screen shown guarded and way here and connection online and session ended
    And nothing comes of it: the browser does 'url changed' (same); a service does 'session ended'; watch release says 'missed'
    When the shell does 'shell resumed'
    Then screen shown guarded and way here and connection online and session open
    And nothing comes of it: the browser does 'url changed' (same); the person taps "Try again"; watch release says 'missed'
    When the screen asks for another screen (repayment)
    Then screen shown guarded and way leaving and connection online and session open
    And nothing comes of it: the screen asks for another screen (repayment); the screen asks for another screen (replaced); the screen opens a link that the server gave (web); the screen opens a link that the server gave (withSession); the screen opens a link that the server gave (native); the screen opens a link that the server gave (ownScreen); the screen opens a link that the server gave (ownPage); the screen opens a link that the server gave (pageName); the screen opens a link that the server gave (script); the person taps "Try again"; watch release says 'missed'
    When the shell does 'shell back pressed'
    Then screen shown guarded and way leaving and connection online and session open
    When the device does 'connection lost'
    Then screen shown guarded and way leaving and connection offline and session open
    And nothing comes of it: the screen asks for another screen (repayment); the screen asks for another screen (replaced); the screen opens a link that the server gave (web); the screen opens a link that the server gave (withSession); the screen opens a link that the server gave (native); the screen opens a link that the server gave (ownScreen); the screen opens a link that the server gave (ownPage); the screen opens a link that the server gave (pageName); the screen opens a link that the server gave (script); the device does 'connection lost'; the person taps "Try again"; watch connection says 'lost'; watch release says 'missed'
    When the shell does 'bridge answered' (called)
    Then screen shown guarded and way here and connection offline and session open
    And nothing comes of it: the device does 'connection lost'; the browser does 'url changed' (same); the person taps "Try again"; watch connection says 'lost'; watch release says 'missed'
    When a service does 'session ended'
    Then screen shown guarded and way here and connection offline and session ended
    And nothing comes of it: the device does 'connection lost'; the browser does 'url changed' (same); a service does 'session ended'; watch connection says 'lost'; watch release says 'missed'
    When the shell does 'shell back pressed'
    Then screen shown guarded and way here and connection offline and session ended
    When the browser does 'browser back pressed'
    Then screen shown guarded and way here and connection offline and session ended
    When watch screen says 'freed'
    Then screen shown free and way here and connection offline and session ended
    And nothing comes of it: the device does 'connection lost'; the browser does 'url changed' (same); a service does 'session ended'; the browser does 'browser back pressed'; watch connection says 'lost'; watch release says 'missed'
    When watch screen says 'held'
    Then screen shown held (Something that cannot be undone is on its way: even back waits for its end.) and way here and connection offline and session ended
    And nothing comes of it: the device does 'connection lost'; the browser does 'url changed' (same); a service does 'session ended'; the browser does 'browser back pressed'; watch connection says 'lost'; watch release says 'missed'
    When the shell does 'shell resumed'
    Then screen shown held and way here and connection offline and session open
    And nothing comes of it: the device does 'connection lost'; the browser does 'url changed' (same); the browser does 'browser back pressed'; the person taps "Try again"; watch connection says 'lost'; watch release says 'missed'
    When the screen asks for another screen (repayment)
    Then screen shown held and way leaving and connection offline and session open
    And nothing comes of it: the screen asks for another screen (repayment); the screen asks for another screen (replaced); the screen opens a link that the server gave (web); the screen opens a link that the server gave (withSession); the screen opens a link that the server gave (native); the screen opens a link that the server gave (ownScreen); the screen opens a link that the server gave (ownPage); the screen opens a link that the server gave (pageName); the screen opens a link that the server gave (script); the device does 'connection lost'; the browser does 'browser back pressed'; the person taps "Try again"; watch connection says 'lost'; watch release says 'missed'
    When the shell does 'shell back pressed'
    Then screen shown held and way leaving and connection offline and session open
    When the device does 'connection restored'
    Then screen shown held and way leaving and connection online and session open
    And nothing comes of it: the screen asks for another screen (repayment); the screen asks for another screen (replaced); the screen opens a link that the server gave (web); the screen opens a link that the server gave (withSession); the screen opens a link that the server gave (native); the screen opens a link that the server gave (ownScreen); the screen opens a link that the server gave (ownPage); the screen opens a link that the server gave (pageName); the screen opens a link that the server gave (script); the browser does 'browser back pressed'; the person taps "Try again"; watch release says 'missed'
    When the shell does 'bridge answered' (called)
    Then screen shown held and way here and connection online and session open
    And nothing comes of it: the browser does 'url changed' (same); the browser does 'browser back pressed'; the person taps "Try again"; watch release says 'missed'
    When the browser does 'url changed' (other)
    Then screen loading and way here and connection online and session open
    When a service does 'session ended'
    Then screen loading and way here and connection online and session ended
    When 30 s pass
    Then screen failed (The screen did not arrive; the person can try again.) and way here and connection online and session ended
    And nothing comes of it: the browser does 'url changed' (other); the browser does 'url changed' (traversed)
    When the page does 'exception noticed'
    Then screen crashed (Something threw. Plain words stand in place of the page, which is not to be trusted any more: whatever leads elsewhere loads it anew.) and way here and connection online and session ended
    And nothing comes of it: the browser does 'url changed' (other); the browser does 'url changed' (traversed)

  Scenario: full 7
    Given app is opened
    Then screen loading (The screen's chunk and wording are on their way.) and way here and connection online and session open
    When load screen says 'lost'
    Then screen missing (A chunk did not come: is another release served by now?) and way here and connection online and session open
    When watch release says 'paused'
    Then screen failed (The screen did not arrive; the person can try again.) and way here and connection online and session open
    When the device does 'connection restored'
    Then screen loading and way here and connection online and session open
    When load screen says 'lost'
    Then screen missing and way here and connection online and session open
    When watch release says 'other'
    Then screen reloading (The page is loaded anew for another release; what was typed is kept.) and way here and connection online and session open
    When the browser does 'url changed' (other)
    Then screen loading and way here and connection online and session open
    When load screen says 'arrives'
    Then screen shown free and way here and connection online and session open
    When watch screen says 'taken'
    Then screen shown taken (A dialog is open, or the screen has another use for the shell's back.) and way here and connection online and session open
    And nothing comes of it: the browser does 'url changed' (other); the browser does 'url changed' (traversed)
    When the device does 'connection lost'
    Then screen shown taken and way here and connection offline (The device says that it has no connection; a notice says so.) and session open
    And nothing comes of it: the browser does 'url changed' (other); the browser does 'url changed' (traversed)
    When watch screen says 'taken'
    Then screen shown taken and way here and connection offline and session open
    When watch screen says 'guarded'
    Then screen shown guarded (The screen asks before it is left, the browser's own back too.) and way here and connection offline and session open
    And nothing comes of it: the browser does 'url changed' (other); the browser does 'url changed' (traversed)
    When the device does 'connection restored'
    Then screen shown guarded and way here and connection online and session open
    And nothing comes of it: the browser does 'url changed' (other); the browser does 'url changed' (traversed)
    When a service does 'session ended'
    Then screen shown guarded and way here and connection online and session ended (The lender knows no such session (HTTP 401): the person is asked to log in, and finds everything as it was.)
    And nothing comes of it: the browser does 'url changed' (other); the browser does 'url changed' (traversed)
    When watch screen says 'taken'
    Then screen shown taken and way here and connection online and session ended
    And nothing comes of it: the browser does 'url changed' (other); the browser does 'url changed' (traversed)
    When watch screen says 'held'
    Then screen shown held (Something that cannot be undone is on its way: even back waits for its end.) and way here and connection online and session ended
    And nothing comes of it: the browser does 'url changed' (other); the browser does 'url changed' (traversed); a service does 'session ended'; the browser does 'browser back pressed'; watch release says 'missed'
    When the shell does 'shell resumed'
    Then screen shown held and way here and connection online and session open
    And nothing comes of it: the browser does 'url changed' (other); the browser does 'url changed' (traversed)
    When the device does 'connection lost'
    Then screen shown held and way here and connection offline and session open
    And nothing comes of it: the browser does 'url changed' (other); the browser does 'url changed' (traversed)
    When the browser does 'url changed' (same)
    Then screen loading and way here and connection offline and session open
    When a service does 'session ended'
    Then screen loading and way here and connection offline and session ended
    When 30 s pass
    Then screen failed and way here and connection offline and session ended
    And nothing comes of it: the shell does 'bridge answered' (ok); the shell does 'bridge answered' (called); the shell does 'shell paused'; the device does 'connection lost'; the browser does 'url changed' (same); a service does 'session ended'; the browser does 'browser back pressed'; watch connection says 'lost'; watch release says 'missed'
    When the page does 'exception noticed'
    Then screen crashed (Something threw. Plain words stand in place of the page, which is not to be trusted any more: whatever leads elsewhere loads it anew.) and way here and connection offline and session ended
    And nothing comes of it: the shell does 'bridge answered' (ok); the shell does 'bridge answered' (called); the shell does 'shell paused'; the device does 'connection lost'; the browser does 'url changed' (same); a service does 'session ended'; the browser does 'browser back pressed'; watch connection says 'lost'; watch release says 'missed'

  Scenario: full 8
    Given app is opened
    Then screen loading (The screen's chunk and wording are on their way.) and way here and connection online and session open
    When load screen says 'lost'
    Then screen missing (A chunk did not come: is another release served by now?) and way here and connection online and session open
    When watch release says 'missed'
    Then screen failed (The screen did not arrive; the person can try again.) and way here and connection online and session open
    When the device does 'connection restored'
    Then screen loading and way here and connection online and session open
    When load screen says 'lost'
    Then screen missing and way here and connection online and session open
    When 12 s pass
    Then screen failed and way here and connection online and session open
    When the browser does 'url changed' (other)
    Then screen loading and way here and connection online and session open
    When load screen says 'lost'
    Then screen missing and way here and connection online and session open
    When watch release says 'other'
    Then screen reloading (The page is loaded anew for another release; what was typed is kept.) and way here and connection online and session open
    And nothing comes of it: the browser does 'url changed' (other); the browser does 'url changed' (traversed)
    When the browser does 'url changed' (same)
    Then screen loading and way here and connection online and session open
    When a service does 'session ended'
    Then screen loading and way here and connection online and session ended (The lender knows no such session (HTTP 401): the person is asked to log in, and finds everything as it was.)
    When load screen says 'arrives'
    Then screen shown free and way here and connection online and session ended
    When watch screen says 'held'
    Then screen shown held (Something that cannot be undone is on its way: even back waits for its end.) and way here and connection online and session ended
    And nothing comes of it: the browser does 'url changed' (same)
    When the screen asks for another screen (repayment)
    Then screen shown held and way leaving (Until the address changed, the shell came back or refused, or it took too long; a second way out is dropped, and what is counted with it.) and connection online and session ended
    And nothing comes of it: the screen asks for another screen (repayment); the screen asks for another screen (replaced); the screen opens a link that the server gave (web); the screen opens a link that the server gave (withSession); the screen opens a link that the server gave (native); the screen opens a link that the server gave (ownScreen); the screen opens a link that the server gave (ownPage); the screen opens a link that the server gave (pageName); the screen opens a link that the server gave (script); a service does 'session ended'; the browser does 'browser back pressed'; watch release says 'missed'
    When the browser does 'url changed' (unknown)
    Then screen not found (No screen has this address.) and way here and connection online and session open
    When the browser does 'url changed' (same)
    Then screen loading and way here and connection online and session open
    When load screen says 'arrives'
    Then screen shown free and way here and connection online and session open
    When watch screen says 'guarded'
    Then screen shown guarded (The screen asks before it is left, the browser's own back too.) and way here and connection online and session open
    When watch screen says 'guarded'
    Then screen shown guarded and way here and connection online and session open
    When watch screen says 'held'
    Then screen shown held and way here and connection online and session open
    When the browser does 'url changed' (traversed)
    Then screen shown held and way here and connection online and session open
    When watch release says 'same'
    Then screen shown held and way here and connection online and session open
    When watch release says 'paused'
    Then screen shown held and way here and connection online and session open
    When watch release says 'other'
    Then screen shown held and way here and connection online and session open
    When watch screen says 'held'
    Then screen shown held and way here and connection online and session open
    When the screen asks for another screen (repayment)
    Then screen shown held and way leaving and connection online and session open
    When the browser does 'url changed' (traversed)
    Then screen shown held and way here and connection online and session open
    When watch release says 'paused'
    Then screen shown held and way here and connection online and session open
    When watch screen says 'freed'
    Then screen shown free and way here and connection online and session open
    When watch release says 'same'
    Then screen shown free and way here and connection online and session open
    When the device does 'connection lost'
    Then screen shown free and way here and connection offline (The device says that it has no connection; a notice says so.) and session open
    When the browser does 'url changed' (other)
    Then screen loading and way here and connection offline and session open
    When 30 s pass
    Then screen failed and way here and connection offline and session open
    When the page does 'exception noticed'
    Then screen crashed (Something threw. Plain words stand in place of the page, which is not to be trusted any more: whatever leads elsewhere loads it anew.) and way here and connection offline and session open
    And nothing comes of it: the browser does 'url changed' (other); the browser does 'url changed' (traversed)

  Scenario: full 9
    Given app is opened
    Then screen loading (The screen's chunk and wording are on their way.) and way here and connection online and session open
    When load screen says 'arrives'
    Then screen shown free and way here and connection online and session open
    When watch screen says 'held'
    Then screen shown held (Something that cannot be undone is on its way: even back waits for its end.) and way here and connection online and session open
    When watch release says 'paused'
    Then screen shown held and way here and connection online and session open
    When watch screen says 'freed'
    Then screen shown free and way here and connection online and session open
    When watch release says 'paused'
    Then screen closed (The lender has paused the flow: it says so, before anything is sent, and looks again when it is asked to.) and way here and connection online and session open
    When watch release says 'same'
    Then screen loading and way here and connection online and session open
    When the screen asks for another screen (repayment)
    Then screen loading and way leaving (Until the address changed, the shell came back or refused, or it took too long; a second way out is dropped, and what is counted with it.) and connection online and session open
    When the device does 'connection lost'
    Then screen loading and way leaving and connection offline (The device says that it has no connection; a notice says so.) and session open
    When 5 s pass
    Then screen loading and way here and connection offline and session open
    When the screen asks for another screen (repayment)
    Then screen loading and way leaving and connection offline and session open
    When 5 s pass
    Then screen loading and way here and connection offline and session open
    When the screen asks for another screen (repayment)
    Then screen loading and way leaving and connection offline and session open
    When 5 s pass
    Then screen loading and way here and connection offline and session open
    When the screen asks for another screen (repayment)
    Then screen loading and way leaving and connection offline and session open
    When 5 s pass
    Then screen loading and way here and connection offline and session open
    When the screen asks for another screen (repayment)
    Then screen loading and way leaving and connection offline and session open
    When 5 s pass
    Then screen loading and way here and connection offline and session open
    When the screen asks for another screen (repayment)
    Then screen loading and way leaving and connection offline and session open
    When 5 s pass
    Then screen failed (The screen did not arrive; the person can try again.) and way leaving and connection offline and session open
    And nothing comes of it: the screen asks for another screen (repayment); the screen asks for another screen (replaced); the screen opens a link that the server gave (web); the screen opens a link that the server gave (withSession); the screen opens a link that the server gave (native); the screen opens a link that the server gave (ownScreen); the screen opens a link that the server gave (ownPage); the screen opens a link that the server gave (pageName); the screen opens a link that the server gave (script); the shell does 'bridge answered' (ok); the shell does 'shell paused'; the device does 'connection lost'; the browser does 'browser back pressed'; watch connection says 'lost'; watch release says 'missed'
    When the page does 'exception noticed'
    Then screen crashed (Something threw. Plain words stand in place of the page, which is not to be trusted any more: whatever leads elsewhere loads it anew.) and way leaving and connection offline and session open
    And nothing comes of it: the screen asks for another screen (repayment); the screen asks for another screen (replaced); the screen opens a link that the server gave (web); the screen opens a link that the server gave (withSession); the screen opens a link that the server gave (native); the screen opens a link that the server gave (ownScreen); the screen opens a link that the server gave (ownPage); the screen opens a link that the server gave (pageName); the screen opens a link that the server gave (script); the shell does 'bridge answered' (ok); the shell does 'shell paused'; the device does 'connection lost'; the browser does 'browser back pressed'; the person taps "Try again"; watch connection says 'lost'; watch release says 'missed'

  Scenario: full 10
    Given app is opened
    Then screen loading (The screen's chunk and wording are on their way.) and way here and connection online and session open
    When the screen asks for another screen (repayment)
    Then screen loading and way leaving (Until the address changed, the shell came back or refused, or it took too long; a second way out is dropped, and what is counted with it.) and connection online and session open
    When a service does 'session ended'
    Then screen loading and way leaving and connection online and session ended (The lender knows no such session (HTTP 401): the person is asked to log in, and finds everything as it was.)
    When 5 s pass
    Then screen loading and way here and connection online and session ended
    When the screen asks for another screen (repayment)
    Then screen loading and way leaving and connection online and session ended
    When 5 s pass
    Then screen loading and way here and connection online and session ended
    When the screen asks for another screen (repayment)
    Then screen loading and way leaving and connection online and session ended
    When 5 s pass
    Then screen loading and way here and connection online and session ended
    When the screen asks for another screen (repayment)
    Then screen loading and way leaving and connection online and session ended
    When 5 s pass
    Then screen loading and way here and connection online and session ended
    When the screen asks for another screen (repayment)
    Then screen loading and way leaving and connection online and session ended
    When 5 s pass
    Then screen loading and way here and connection online and session ended
    When the screen asks for another screen (repayment)
    Then screen loading and way leaving and connection online and session ended
    When 5 s pass
    Then screen failed (The screen did not arrive; the person can try again.) and way leaving and connection online and session ended
    And nothing comes of it: the screen asks for another screen (repayment); the screen asks for another screen (replaced); the screen opens a link that the server gave (web); the screen opens a link that the server gave (withSession); the screen opens a link that the server gave (native); the screen opens a link that the server gave (ownScreen); the screen opens a link that the server gave (ownPage); the screen opens a link that the server gave (pageName); the screen opens a link that the server gave (script); the shell does 'bridge answered' (ok); the shell does 'shell paused'; a service does 'session ended'; the browser does 'browser back pressed'; watch release says 'missed'
    When the page does 'exception noticed'
    Then screen crashed (Something threw. Plain words stand in place of the page, which is not to be trusted any more: whatever leads elsewhere loads it anew.) and way leaving and connection online and session ended
    And nothing comes of it: the screen asks for another screen (repayment); the screen asks for another screen (replaced); the screen opens a link that the server gave (web); the screen opens a link that the server gave (withSession); the screen opens a link that the server gave (native); the screen opens a link that the server gave (ownScreen); the screen opens a link that the server gave (ownPage); the screen opens a link that the server gave (pageName); the screen opens a link that the server gave (script); the shell does 'bridge answered' (ok); the shell does 'shell paused'; the device does 'connection restored'; a service does 'session ended'; the browser does 'browser back pressed'; watch release says 'missed'
